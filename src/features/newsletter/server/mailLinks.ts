import { checkAddress, type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import { confirmationOf } from '../model/subscription'
import { confirmLink, unsubscribeLinks } from './newsletterMails'
import { lockSubscriber, newConfirmKey } from './subscriberRepository'

const confirm: LinkMaker = async (ctx, tx, mail) => {
  const subscriber = mail.aboutId ? await lockSubscriber(ctx, tx, 'id', mail.aboutId) : null
  if (!subscriber) throw new LinkRefused('settled')
  const { id, state } = subscriber
  const stand = confirmationOf({ state, consentAt: new Date(subscriber.consentAt) }, ctx.now())
  if (stand !== 'confirmed') throw new LinkRefused('settled')
  checkAddress(subscriber, mail)
  return confirmLink(await newConfirmKey(ctx, tx, id))
}

const unsubscribe: LinkMaker = async (_ctx, _tx, { aboutId }) => unsubscribeLinks(String(aboutId)).unsubscribe

const oneClick: LinkMaker = async (_ctx, _tx, { aboutId }) => unsubscribeLinks(String(aboutId)).oneClick

export const newsletterLinkMakers = { confirm, unsubscribe, oneClick }
