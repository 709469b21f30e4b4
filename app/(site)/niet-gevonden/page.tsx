import type { Metadata } from 'next'
import NotFound from '../not-found'

export const metadata: Metadata = {
  title: 'Pagina niet gevonden',
  description:
    'Deze pagina bestaat niet of is verhuisd. Ga terug naar home, of kies een pagina uit het menu.',
  robots: { index: false },
}

/** What the proxy answers for an unknown address, with status 404: a whole page, also without a script. */
export default NotFound
