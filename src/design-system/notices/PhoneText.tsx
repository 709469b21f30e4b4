import { phoneParts } from './phoneText'

/** A sentence in which a telephone number dials. */
export function PhoneText({ text }: { text: string }) {
  return phoneParts(text).map(({ text: part, href }) =>
    href ? (
      <a key={part} href={href} className="link whitespace-nowrap font-semibold">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
