/** What other features use of accounts of staff. The rest of this folder is private. */
export {
  guardAccountChange,
  keepLastAdmin,
  keepLastAdminOnDelete,
  requireStrongPassword,
} from './accountHooks'
export { guardLogIn, recordFailedStaffLogIn, recordStaffLogOut, rememberDevice } from './guardLogIn'
export { createWithoutPassword, invitationEndpoints, sendInvitation } from './invitations'
export { endLogInSessions, logInEndpoint, recordOperation, requireSecondFactor } from './logIn'
export { forgotPasswordEndpoint, hashLinkKey, notifyPasswordByLink, recordLinkOwner } from './passwordLinks'
export { factorEndpoints } from './secondFactor/factorEndpoints'
export {
  colleagueName,
  confirmEndpoint,
  confirmSettings,
  recordSecondFactorSetting,
  sessionEndpoints,
} from './staffSessions'
