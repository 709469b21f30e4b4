/** What other features use of accounts of customers. The rest of this folder is private. */
export {
  currentAccount,
  disabledAuthRoutes,
  endSessionsOfDisabled,
  endSessionsOnEmailChange,
  getVatIdNote,
  notifyOldAddress,
  refuseBulkUpdate,
  refusePassword,
  updateAccount,
  validateOwnChange,
  watchTypedVatId,
  welcomeByMail,
} from './account'
export {
  createPasswordLink,
  currentCustomerId,
  customerSql,
  findOrCreateCustomer,
  getBillingDetails,
  getLeavingTerms,
  lockKnownCustomer,
} from './customerRepository'
export { mayChange, mayReadInvoice } from './limits'
export { SESSION_SECONDS } from './logIn'
export { forgotPassword, passwordLinkEndpoint } from './passwords'
export { eraseEndpoint, exportOwnData, requestErasure } from './personalData'
