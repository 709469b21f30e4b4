import { APIError, type CollectionBeforeOperationHook } from 'payload'

const ALWAYS_THERE =
  'De site verwijst overal naar deze tekst. Publiceer een andere, of zet een eerder gepubliceerde versie terug.'

/** What every page links to gives way to other published words only. */
export const keepRecordPublished: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'update' && !args.draft && 'data' in args && statusIn(args.data) === 'draft')
    throw new APIError(ALWAYS_THERE, 400, null, true)
  return args
}

const statusIn = (data: object) => ('_status' in data ? data._status : undefined)
