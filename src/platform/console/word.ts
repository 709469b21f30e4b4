/** What the console says under the list. A `problem` asks to be read. */
export type StatusMessage = { tone: 'done' | 'problem'; text: string; undo?: () => unknown }

export const NOT_SAVED: StatusMessage = {
  tone: 'problem',
  text: 'Dit is niet opgeslagen: het kantoor gaf geen antwoord. Probeer het opnieuw.',
}
