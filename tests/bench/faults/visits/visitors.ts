import { setTimeout as pause } from 'node:timers/promises'
import { LASTS_MS } from '../plan'
import type { PlannedVisit } from '../planVisits'
import type { World } from '../world'
import { type SentAds, told } from './adLeads'
import { cancellation, running, withdrawal } from './contracts'
import { configurator, confirmation, lead, newsletter, order } from './forms'
import { pay } from './payments'
import { quoteAnswers } from './quotes'
import type { Sent } from './sent'

/** What somebody asks of the site: first of all, and what follows from the answer. */
export type Visitor = {
  acts: Sent[]
  ads: SentAds | null
  /** While something is broken. */
  come: () => Promise<void>
  /** After everything was mended: asks once more for what was not acknowledged. */
  comeBack: () => Promise<void>
}

export async function meet(world: World, planned: PlannedVisit): Promise<Visitor> {
  const visitor = await among(world, planned)
  const begin = visitor.come
  return {
    ...visitor,
    come: async () => {
      await pause(planned.at)
      await begin()
    },
  }
}

async function among(world: World, planned: PlannedVisit): Promise<Visitor> {
  const { address } = planned
  switch (planned.kind) {
    case 'order':
      return ordering(world, planned, await order(world, address))
    case 'cancellation': {
      const contract = await running(world)
      return asking(world, planned, await cancellation(world, contract, address), [contract])
    }
    case 'withdrawal': {
      const contract = await running(world)
      return asking(world, planned, await withdrawal(world, contract, address), [contract])
    }
    case 'lead':
      return asking(world, planned, lead(address))
    case 'configurator':
      return asking(world, planned, configurator(address))
    case 'sign-up':
      return signingUp(world, planned, newsletter(address))
    case 'ad leads':
      return telling(world, planned)
    case 'quote':
      return answering(world, planned, await quoteAnswers(world, planned.address))
  }
}

/** The site that a visit begins at, and the other one. */
function sitesOf({ sites: [a, b] }: World, { site }: PlannedVisit) {
  return site === 0 ? ([a, b] as const) : ([b, a] as const)
}

async function send(world: World, planned: PlannedVisit, act: Sent): Promise<void> {
  const [site, other] = sitesOf(world, planned)
  await Promise.all([act.send(site), planned.twice ? act.send(other) : null])
}

async function sendAgain(world: World, planned: PlannedVisit, acts: Sent[]): Promise<void> {
  const [first, other] = sitesOf(world, planned)
  for (const act of acts) if (!act.acknowledged) await act.send(first.isUp ? first : other)
}

function asking(world: World, planned: PlannedVisit, act: Sent, before: Sent[] = []): Visitor {
  const acts = [...before, act]
  return {
    ...{ acts, ads: null },
    come: () => send(world, planned, act),
    comeBack: () => sendAgain(world, planned, acts),
  }
}

type Planned<Kind> = Extract<PlannedVisit, { kind: Kind }>

/** Pays, and whoever paid may cancel what now runs. */
function ordering(world: World, planned: Planned<'order'>, act: Sent): Visitor {
  const acts = [act]
  const settle = async () => {
    const isPaid = await pay(world, act, planned.paying)
    if (isPaid && planned.cancels) acts.push(await cancellation(world, act, planned.address))
  }
  return {
    ...{ acts, ads: null },
    come: async () => {
      await send(world, planned, act)
      await settle()
      for (const next of acts.slice(1)) await send(world, planned, next)
    },
    comeBack: async () => {
      await sendAgain(world, planned, [act])
      await settle()
      await sendAgain(world, planned, acts)
    },
  }
}

/** Confirms as soon as the mail is there. */
function signingUp(world: World, planned: Planned<'sign-up'>, act: Sent): Visitor {
  const next = planned.confirms ? confirmation(world, act.email, planned.address) : null
  const acts = [act, ...(next ? [next] : [])]
  return {
    ...{ acts, ads: null },
    come: async () => {
      await send(world, planned, act)
      if (!next) return
      for (let left = LASTS_MS; left > 0 && !world.mail.confirmKeys.has(act.email); left -= 50)
        await pause(50)
      await send(world, planned, next)
    },
    comeBack: () => sendAgain(world, planned, acts),
  }
}

/** Accepts, perhaps while somebody else declines. */
function answering(
  world: World,
  planned: Planned<'quote'>,
  { accept, decline }: { accept: Sent; decline: Sent },
): Visitor {
  const acts = planned.rival ? [accept, decline] : [accept]
  const [, other] = sitesOf(world, planned)
  return {
    ...{ acts, ads: null },
    come: async () => {
      await Promise.all([send(world, planned, accept), planned.rival ? decline.send(other) : null])
    },
    comeBack: () => sendAgain(world, planned, acts),
  }
}

function telling(world: World, planned: Planned<'ad leads'>): Visitor {
  const ads = told(world, planned.telling)
  const [site] = sitesOf(world, planned)
  return {
    ...{ acts: [ads.act], ads },
    come: async () => {
      const { calls } = planned.telling
      const all = calls.map(nth => ads.act.send(world.sites[nth]))
      await Promise.all([...all, ads.forge(site)])
    },
    comeBack: async () => {
      ads.reveal()
      await sendAgain(world, planned, [ads.act])
    },
  }
}
