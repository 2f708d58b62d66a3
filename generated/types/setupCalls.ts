// Generated from schemas/operations/setup.json by `npm run generate`. Do not edit: change the schema instead.
export interface SetupStepState {
  area: string;
  why: string;
  state: string;
  words: string;
  menuUrl: string | null;
}

export interface SetupOverview {
  steps: SetupStepState[];
  endedYn: 'Y' | 'N';
}
