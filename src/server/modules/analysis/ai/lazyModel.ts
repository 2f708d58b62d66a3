import type { AiSettings } from '#server/kernel/settings/environment.ts';
import type { LanguageModel } from './languageModel.ts';

/** The provider's model; its large library is loaded with the first question. */
export const lazyModel = (settings: AiSettings): LanguageModel => {
  let model: Promise<LanguageModel> | undefined;
  return {
    name: settings.model,
    async ask(question, signal) {
      model ??= import('./openAiModel.ts').then(({ openAiModel }) => openAiModel(settings));
      return (await model).ask(question, signal);
    },
  };
};
