// One file for both, which few people open.
export { ForgottenPassword } from './ForgottenPassword.tsx';
export { SetPassword } from './SetPassword.tsx';
