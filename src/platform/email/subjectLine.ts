/** At most 75 signs a word (RFC 2047): ten letters of four octets, and what stands around them. */
const TEN = /.{1,10}/gsu

/**
 * A subject as it is sent. What was typed may look like a word that is encoded already, and whoever reads the mail
 * would see it decoded: then all of it is encoded here.
 */
export function subjectLine(subject: string): string {
  if (!subject.includes('=?')) return subject
  const words = subject.match(TEN) ?? []
  return words.map(word => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}
