import type { TextareaFieldServerProps } from 'payload'

/** The message as it was sent, in a frame that runs nothing and loads nothing. */
export default function MailPreview({ data }: TextareaFieldServerProps) {
  return (
    <section className="office-mail">
      <h3>Bericht</h3>
      <iframe title="Het bericht zoals het verstuurd is" sandbox="" srcDoc={String(data?.html ?? '')} />
    </section>
  )
}
