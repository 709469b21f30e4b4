import type { Company } from '@/domain/site/company'
import { Picture } from '../primitives/Picture'

export function MapPicture({ company }: { company: Company }) {
  if (!company.map) return null
  return (
    <div className="overflow-hidden rounded-slip border border-rule bg-paper">
      <Picture
        image={company.map}
        sizes="(min-width: 1024px) 740px, 100vw"
        className="aspect-[16/10] w-full object-cover"
      />
    </div>
  )
}
