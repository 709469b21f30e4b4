import type { Company } from '@/features/company/model/company'

type AddressCardProps = {
  company: Company
  heading: string
  /** What leads to the map. */
  route: string
}

/** Where we are and how to come there. The map is a picture of our own: nothing is loaded from elsewhere. */
export function AddressCard({ company, heading, route }: AddressCardProps) {
  return (
    <section className="slip self-start p-7">
      <h2 className="text-2xl">{heading}</h2>
      <address className="mt-3 not-italic">
        {company.street}
        <br />
        {company.postcode} {company.city}
      </address>
      <p className="perforation mt-5 pt-5 text-soft">{company.visitingHours}</p>
      {company.mapsLink && (
        <a
          href={company.mapsLink}
          target="_blank"
          rel="noopener noreferrer"
          className="key key-small mt-5 w-full sm:w-auto"
        >
          {route}
          <span className="sr-only"> (opent in een nieuw tabblad)</span>
        </a>
      )}
    </section>
  )
}
