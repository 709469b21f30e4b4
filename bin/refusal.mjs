/** A reason to stop that the reader can do something about: shown as one sentence, without a stack. */
export class Refusal extends Error {}
