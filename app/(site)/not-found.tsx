import Link from 'next/link'
import { Slip } from '@/ui/primitives/Slip'

/** Its title stands here, because Next leaves out the metadata of a page that it answers with 404. */
export default function NotFound() {
  return (
    <div className="wrap grid place-items-center py-16 lg:py-24">
      <title>Pagina niet gevonden</title>
      <meta
        name="description"
        content="Deze pagina bestaat niet of is verhuisd. Ga terug naar home, of kies een pagina uit het menu."
      />
      <div className="w-full max-w-xl">
        <Slip title="Retour afzender" note="Deze bon hoort bij geen enkele pagina" number="Nr. 404">
          <div className="px-5 pt-6 md:px-7">
            <h1 className="text-4xl">Oops! Page not found</h1>
            <p className="mt-4">
              Deze pagina bestaat niet of is verhuisd. Controleer het adres, of begin opnieuw bij het begin.
            </p>
            <Link href="/" className="key key-red mt-7 max-sm:w-full">
              Terug naar home
            </Link>
          </div>
        </Slip>
      </div>
    </div>
  )
}
