/**
 * What a consumer ticks in the overview. `registerName` and `nameIsFinal` are the two parts of the box for a new domain
 * name (article 6:230p of the Burgerlijk Wetboek): one without the other counts for nothing.
 */
export type StartChoices = { atOnce: boolean; registerName: boolean; nameIsFinal: boolean }

export const NO_START_CHOICES: StartChoices = { atOnce: false, registerName: false, nameIsFinal: false }
