/** Stands beside every "look in your mail". Seen only where mail does not leave the house: the page's root says so. */
export function StoredMailNote({ className = '' }: { className?: string }) {
  return (
    <p className={`kept-mail-note text-soft ${className}`}>
      Dit is een demonstratie: de mail is bewaard en niet verzonden.{' '}
      <a href="/admin/collections/mail-messages" className="underlined">
        Lees hem in het kantoor
      </a>
      , onder Mail.
    </p>
  )
}
