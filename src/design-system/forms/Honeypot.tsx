import type { Ref } from 'react'
import { HONEYPOT } from '@/platform/forms/formFields'

export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Laat dit veld leeg
        <input ref={ref} name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
