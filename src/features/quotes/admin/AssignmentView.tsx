import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ConsolePage, requireConsoleAccess } from '@/platform/console/ConsolePage'
import { ctxOf } from '@/platform/ctx'
import { isRecordId } from '@/platform/text/recordId'
import { ASSIGNMENTS_PATH, assignmentInOffice } from '../model/assignment'
import { getAssignmentDetail } from '../server/assignmentDetail'
import { AssignmentPage } from './AssignmentPage'

export default async function AssignmentView(view: AdminViewServerProps) {
  const id = [view.params?.segments].flat().at(-1)
  requireConsoleAccess(view, assignmentInOffice(id ?? ''))
  const ctx = ctxOf(view.initPageResult.req)
  const detail = isRecordId(id) ? await getAssignmentDetail(ctx, id) : null
  if (!detail) notFound()
  return (
    <ConsolePage view={view} title={`Opdracht ${detail.title}`} className="console quotes">
      <p className="quote-back">
        <a href={ASSIGNMENTS_PATH}>Alle opdrachten</a>
      </p>
      <AssignmentPage key={detail.id} detail={detail} />
    </ConsolePage>
  )
}
