import { APIError, type FieldHook } from 'payload'
import { canBecome, type LeadStatus, leadStatus } from '../model/status'

/** Lets a request only move along the table of allowed transitions. */
export const checkStatusChange: FieldHook = ({ context, operation, originalDoc, value }) => {
  const from = originalDoc?.status as LeadStatus | undefined
  if (operation !== 'update' || !from || !value || canBecome(from, value) || value === context.undoneStatus)
    return value
  const [was, wanted] = [leadStatus(from).label, leadStatus(value).label]
  throw new APIError(`Van "${was}" kan een aanvraag niet naar "${wanted}".`, 400, null, true)
}
