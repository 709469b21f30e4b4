/** The non-breaking space between sign and amount, as an ordinary one. */
export function plain(text: string): string {
  return text.replace(/\u00a0/g, ' ')
}
