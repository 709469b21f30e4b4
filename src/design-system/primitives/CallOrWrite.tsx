import { telephoneLink } from '@/platform/text/contactLinks'

/** Where a page cannot help: the ways to a person. */
export function CallOrWrite({ phone, className = '' }: { phone: string; className?: string }) {
  return (
    <div className={`flex flex-wrap gap-3.5 ${className}`}>
      <a href={telephoneLink(phone)} className="button button-primary max-sm:w-full">
        Bel {phone}
      </a>
      <a href="/contact" className="button max-sm:w-full">
        Stuur een bericht
      </a>
    </div>
  )
}
