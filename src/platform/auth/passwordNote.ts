/** What a good password is, beside the field for one. */
export function passwordNote(shortest: number): string {
  return `Minstens ${shortest} tekens. Een paar woorden achter elkaar onthoud je beter dan losse tekens.`
}
