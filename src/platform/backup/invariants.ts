import type { Ctx } from '@/platform/ctx'
import { registryOf } from '@/platform/registry'

export type InvariantResult = { name: string; violations: string[] }

export async function checkInvariants(ctx: Ctx): Promise<InvariantResult[]> {
  const results: InvariantResult[] = []
  for (const { name, find } of registryOf(ctx).invariants) results.push({ name, violations: await find(ctx) })
  return results
}
