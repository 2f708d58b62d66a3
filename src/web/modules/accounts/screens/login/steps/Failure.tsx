import refusals from '#web/kit/states/Refusal.module.css';

/** Why the request was refused. The live region is always in the page, so that changes are announced. */
export const Failure = ({ text }: { text: string }) => (
  <div role="alert">{text && <p className={refusals.large}>{text}</p>}</div>
);
