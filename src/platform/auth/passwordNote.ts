/** What a good password is, beside the field for one. */
export function passwordHint(shortest: number): string {
  return `Minstens ${shortest} tekens. Een paar woorden achter elkaar onthoud je beter dan losse tekens.`
}
