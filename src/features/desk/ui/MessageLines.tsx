import { messageParts } from '../model/messageParts'
import type { ChatMessage } from '../model/session'

type MessageLinesProps = { messages: ChatMessage[]; botName: string; waiting: boolean }

/** Ours on the counter, the visitor's in ballpoint on the yellow copy. */
export function MessageLines({ messages, botName, waiting }: MessageLinesProps) {
  const newest = messages.at(-1)
  return (
    <>
      <div role="log" aria-live="polite" aria-label="Berichten" className="grid gap-2.5">
        {messages.map(message => (
          <p
            key={`${message.timestamp} ${message.isBot} ${message.text}`}
            data-newest={message === newest ? '' : undefined}
            className={`chat-line ${message.isBot ? '' : 'chat-line-own'}`}
          >
            <span className="sr-only">{message.isBot ? botName : 'Jij'}: </span>
            {message.isBot ? <LinkedText text={message.text} /> : message.text}
          </p>
        ))}
      </div>
      {waiting && (
        <p aria-hidden="true" className="chat-line chat-typing">
          <i />
          <i />
          <i />
        </p>
      )}
    </>
  )
}

function LinkedText({ text }: { text: string }) {
  return messageParts(text).map(part =>
    part.href ? (
      <a key={`${part.href} ${part.text}`} href={part.href} className="underlined font-semibold">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
}
