import { setTimeout as pause } from 'node:timers/promises'
import { LASTS_MS } from '../plan'
import type { Paying, PlannedVisit } from '../planVisits'
import type { World } from '../world'
import { type SentAds, told } from './adLeads'
import { callMollie } from './calls'
import { changes } from './changes'
import { cancellation, paidContract, withdrawal } from './contracts'
import { dueToday, JOB_OF, leaving } from './days'
import { configurator, confirmation, lead, newsletter, order } from './forms'
import { chargeback, refund } from './moneyBack'
import { pay } from './payments'
import { preparedOrder } from './prepared'
import { priceRise } from './priceRises'
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
      return ordering(world, planned, await order(world, address), planned)
    case 'cancellation': {
      const { act } = await paidContract(world)
      return asking(world, planned, await cancellation(world, act, address), [act])
    }
    case 'withdrawal': {
      const { act } = await paidContract(world)
      return asking(world, planned, await withdrawal(world, act, address), [act])
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
      return quoting(world, planned)
    case 'leaving': {
      const act = await leaving(world, planned.renewed, address)
      return besides(world, asking(world, planned, act), planned.renewed === 'meanwhile' ? [RENEWING] : [])
    }
    case 'day':
      return besides(world, waiting(await dueToday(world, planned.due)), [JOB_OF[planned.due]])
    case 'change':
      return changing(world, planned)
    case 'prepared order': {
      const [mailing, placing] = await preparedOrder(world, address)
      const before = asking(world, planned, mailing)
      return followed(before, ordering(world, planned, placing, { ...planned, cancels: false }))
    }
    case 'refund':
      return refunding(world, planned)
    case 'chargeback':
      return disputing(world, planned)
    case 'price rise':
      return raising(world, planned)
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
function ordering(
  world: World,
  planned: PlannedVisit,
  act: Sent,
  { paying, cancels }: { paying: Paying; cancels: boolean },
): Visitor {
  const acts = [act]
  const settle = async () => {
    const isPaid = await pay(world, act, paying)
    if (isPaid && cancels) acts.push(await cancellation(world, act, planned.address))
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
    comeBack: async () => {
      const { confirmKeys, refused } = world.mail
      // Whose mail was given up has nothing to confirm with.
      if (refused.has(act.email) && !confirmKeys.has(act.email)) acts.length = 1
      await sendAgain(world, planned, acts)
    },
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

/** Comes by itself. */
const waiting = (acts: Sent[]): Visitor => ({
  ...{ acts, ads: null },
  come: async () => {},
  comeBack: async () => {},
})

const RENEWING = JOB_OF.renews

/** While jobs of the worker are done. */
const besides = ({ jobs }: World, visitor: Visitor, due: string[]): Visitor => ({
  ...visitor,
  come: async () => {
    await Promise.all([visitor.come(), due.length > 0 ? jobs.do(due) : null])
  },
})

const followed = (one: Visitor, other: Visitor): Visitor => ({
  ...{ acts: [...one.acts, ...other.acts], ads: null },
  come: async () => {
    await one.come()
    await other.come()
  },
  comeBack: async () => {
    await one.comeBack()
    await other.comeBack()
  },
})

/** One thing, and perhaps another one of a colleague at the other site. */
function rivals(world: World, planned: PlannedVisit & { rival: boolean }, both: [Sent, Sent]): Visitor {
  const [act, theirs] = both
  const acts = planned.rival ? both : [act]
  const [, other] = sitesOf(world, planned)
  return {
    ...{ acts, ads: null },
    come: async () => {
      await Promise.all([send(world, planned, act), planned.rival ? theirs.send(other) : null])
    },
    comeBack: () => sendAgain(world, planned, acts),
  }
}

/** Accepts, perhaps while somebody else declines. */
async function quoting(world: World, planned: Planned<'quote'>): Promise<Visitor> {
  const { accept, decline } = await quoteAnswers(world, planned.address)
  return rivals(world, planned, [accept, decline])
}

async function changing(world: World, planned: Planned<'change'>): Promise<Visitor> {
  const contract = await paidContract(world)
  const visitor = rivals(world, planned, await changes(world, contract, planned.address))
  return { ...visitor, acts: [contract.act, ...visitor.acts] }
}

/** The provider tells of it while it is under way. */
async function refunding(world: World, planned: Planned<'refund'>): Promise<Visitor> {
  const contract = await paidContract(world)
  const { isPart, calls } = planned.refunding
  const press = () => refund(world, contract, planned.address, isPart)
  const visitor = rivals(world, planned, [press(), press()])
  const { id } = world.mollie.of(contract.payment)
  const tell = () => Promise.all(calls.map(nth => callMollie(world.sites[nth], id)))
  return {
    ...{ ...visitor, acts: [contract.act, ...visitor.acts] },
    come: async () => {
      await Promise.all([visitor.come(), tell()])
      await tell()
    },
  }
}

async function disputing(world: World, planned: Planned<'chargeback'>): Promise<Visitor> {
  const contract = await paidContract(world)
  const { isPart, calls, returns } = planned.disputing
  const taken = chargeback(world, contract, { isPart, returns: false })
  const acts = returns ? [taken, chargeback(world, contract, { isPart, returns })] : [taken]
  return {
    ...{ acts: [contract.act, ...acts], ads: null },
    come: async () => {
      for (const act of acts) await Promise.all(calls.map(nth => act.send(world.sites[nth])))
    },
    comeBack: () => sendAgain(world, planned, acts),
  }
}

/** The letters go out as soon as it is planned. */
async function raising(world: World, planned: Planned<'price rise'>): Promise<Visitor> {
  const { plan, recall } = await priceRise(world, planned.orders, planned.address)
  const visitor = rivals(world, planned, [plan, recall])
  return {
    ...visitor,
    come: async () => {
      await visitor.come()
      await world.jobs.do([ANNOUNCING])
    },
  }
}

const ANNOUNCING = 'announce price rises'
