import { Picture } from '@/design-system/primitives/Picture'
import type { Company } from '@/features/company/model/company'

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
