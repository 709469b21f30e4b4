import { previewOrderChange } from '@/features/orders/server/changeOrder'
import type { World } from '../world'
import { callOffice } from './calls'
import type { Contract } from './contracts'
import { type Sent, sent } from './sent'

const ANOTHER_PACKAGE = { kind: 'package', key: 'onbeperkt', quantity: 1 }
const MORE_EXTRAS = { kind: 'extra', key: 'ssl-premium', quantity: 3 }

/** Staff change a contract that runs: they look what it comes to first, then press. */
export async function changes(world: World, contract: Contract, address: string): Promise<[Sent, Sent]> {
  return [
    await change(world, contract, address, ANOTHER_PACKAGE),
    await change(world, contract, address, MORE_EXTRAS),
  ]
}

async function change(
  { office }: World,
  { order: id, act: { key, email } }: Contract,
  address: string,
  wanted: typeof ANOTHER_PACKAGE,
): Promise<Sent> {
  const asked = { ...wanted, id }
  const seen = await previewOrderChange(office.ctx, asked)
  if (seen.kind !== 'planned') throw new Error(`nothing changes: ${seen.kind}`)
  const { toPay, refund } = seen
  return sent({
    ...{ what: 'change', key, email, expected: { cents: toPay - refund } },
    kept: ['changed', 'alreadyThere'],
    ask: site =>
      callOffice(site, {
        ...{ path: '/hosting-console/change-order', token: office.token, address },
        body: { ...asked, toPay, refund },
      }),
  })
}
