/** What other features, pages and records use of the agency. The rest of this folder is private. */
export { checkClosure, listClosures } from './closures'
export {
  getCompany,
  getOpeningDays,
  getPublicCompany,
  lockCompany,
  type OwnCompany,
  securityTxt,
} from './getCompany'
export { findGeneralTerms, listLegalPages, toLegalPage } from './listLegalPages'
