import type { FormAction } from '@/design-system/forms/ActionForm'
import { Chevron } from '@/design-system/primitives/Chevron'
import { formatDay } from '@/platform/time/zone'
import { ErasureForm, type ErasureKind } from './ErasureForm'

type OwnDataProps = {
  askErasure: FormAction<ErasureKind>
  erasureAskedAt: string | null
  phone: string
}

export function OwnData({ askErasure, erasureAskedAt, phone }: OwnDataProps) {
  return (
    <div className="border-ink border-t-2">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-rule border-b py-5">
        <p className="max-w-[34em]">
          <strong className="mb-1 block font-head text-xl tracking-tight">Alles wat we van je hebben</strong>
          Je gegevens, bestellingen en facturen in één bestand, dat ook een ander programma kan lezen.
        </p>
        <a href="/hosting-dashboard/mijn-gegevens" download className="key key-small max-sm:w-full">
          Download mijn gegevens
        </a>
      </div>
      {erasureAskedAt ? (
        <div className="border-rule border-b py-5">
          <p className="max-w-[40em]">
            <strong className="mb-1 block font-head text-xl tracking-tight">Je wilt vergeten worden</strong>
            Dat vroeg je op {formatDay(new Date(erasureAskedAt))}. In je mail staat wat we wissen, en wanneer.
            Bedenk je je? Bel ons op {phone}.
          </p>
        </div>
      ) : (
        <details className="group border-rule border-b open:-mx-5 open:bg-yellow open:px-5">
          <summary className="flex min-h-16 items-center justify-between gap-4 py-3">
            <h3 className="text-xl">Vraag om vergeten te worden</h3>
            <Chevron />
          </summary>
          <div className="max-w-[40em] pb-6">
            <p className="mb-5">
              Binnen een maand wissen we je account en je gegevens, zodra er geen hosting meer loopt en geen
              factuur meer open staat. De facturen zelf moeten we van de wet zeven jaar bewaren.
            </p>
            <ErasureForm act={askErasure} phone={phone} />
          </div>
        </details>
      )}
    </div>
  )
}
