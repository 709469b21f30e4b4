import { ContactButton, type Reached } from '@/design-system/primitives/ContactButton'
import { Slip } from '@/design-system/primitives/Slip'

/** The address names no order of ours. */
export function UnknownOrder({ company }: { company: Reached }) {
  return (
    <div className="wrap grid place-items-center py-16 lg:py-24">
      <div className="w-full max-w-xl">
        <Slip title="Bestelling" as="p">
          <div className="px-5 pt-6 md:px-7">
            <h1 className="text-4xl">Deze bestelling kennen we niet</h1>
            <p className="mt-4">
              Misschien is de link in je mail afgebroken. Gebruik de link uit de bevestiging, of log in: daar
              staan al je bestellingen.
            </p>
            <div className="mt-7 flex flex-wrap gap-3.5">
              <a href="/hosting-login" className="key key-red max-sm:w-full">
                Inloggen
              </a>
              <ContactButton company={company} variant="phone" className="max-sm:w-full" />
            </div>
          </div>
        </Slip>
      </div>
    </div>
  )
}
