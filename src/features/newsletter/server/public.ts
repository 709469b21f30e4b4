/** What other features, pages and records use of the newsletter. The rest of this folder is private. */
export {
  checkState,
  confirmSubscription,
  recordChangeByStaff,
  setUnsubscribedAt,
  subscribe,
  unsubscribe,
} from './subscription'
