import { expect } from 'vitest'
import type { MetaSettings } from '@/features/leads/server/metaApi'
import { fetchMetaLeads } from '@/features/leads/server/metaLeads'
import type { Ctx } from '@/platform/ctx'
import { type GraphPeer, graphPeer } from './graphPeer'
import { answered, settingsFor } from './metaCalls'

export const DAY = 24 * 60

/** Minutes after Friday 20 November 2026, 11:00 in Enschede, when the agency is open. */
export const minutesOn =
  (ctx: Ctx) =>
  (minutes: number): Ctx => ({
    ...ctx,
    now: () => new Date(Date.UTC(2026, 10, 20, 10, 0) + minutes * 60_000),
  })

const peers: GraphPeer[] = []

/** A Graph API that knows these leads, with the settings that reach it. */
export async function graphWith(ids: string[]) {
  const peer = await graphPeer()
  peers.push(peer)
  answered(peer, ids)
  return { peer, meta: settingsFor(peer) }
}

export async function stopGraphs(): Promise<void> {
  await Promise.all(peers.splice(0).map(peer => peer.stop()))
}

/** Fetches until nothing is due, with this many workers at once. */
export async function fetchAll(on: Ctx, meta: MetaSettings, workers = 1): Promise<void> {
  for (let tried = 1; tried > 0; ) {
    const turns = await Promise.all(Array.from({ length: workers }, () => fetchMetaLeads(on, meta)))
    tried = turns.reduce((sum, each) => sum + each, 0)
  }
}

/** What is kept of an attempt that failed, for each of these leads. */
export const waitingWith = (count: number, lastError: RegExp) =>
  Array(count).fill({ state: 'received', attempts: 1, lastError: expect.stringMatching(lastError) })
