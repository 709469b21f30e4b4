import { telephoneLink } from '@/platform/text/contactLinks'

/** For whoever would rather talk. */
export function CallLine({ phone }: { phone: string }) {
  return (
    <p className="mt-7">
      Liever bellen?{' '}
      <a href={telephoneLink(phone)} className="underlined inline-flex min-h-11 items-center font-semibold">
        {phone}
      </a>
    </p>
  )
}
