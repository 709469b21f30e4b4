import Link from 'next/link'
import { Slip } from '@/ui/primitives/Slip'

export default function NotFound() {
  return (
    <div className="wrap grid place-items-center py-16 lg:py-24">
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
