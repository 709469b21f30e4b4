/** What other features, pages and records use of the newsletter. The rest of this folder is private. */
export {
  confirmSubscription,
  onlySubscriberConfirms,
  recordChangeByStaff,
  setUnsubscribedAt,
  subscribe,
  unsubscribe,
} from './subscription'
