/** What other features use of taxes and VAT ids. The rest of this folder is private. */
export { checkVatId, type Holder, type KnownVatId, knownVatId, watchVatId } from './checkVatId'
export { getTaxFigures } from './figures'
export { isValidNow } from './vatIdRepository'
export { isVatIdOf } from './vatIdSyntax'
