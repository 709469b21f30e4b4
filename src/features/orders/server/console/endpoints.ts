import type { Endpoint, PayloadRequest } from 'payload'
import { recordExport } from '@/platform/audit/recordSecurityEvent'
import { exportEndpoint, file, json, notFound, officeEndpoint } from '@/platform/console/officeEndpoint'
import type { Ctx } from '@/platform/ctx'
import { isRecordId } from '@/platform/text/recordId'
import { dayOf } from '@/platform/time/day'
import { readHostingQuery } from '../../model/consoleQuery'
import { consoleActions } from './acts'
import { customerDetail } from './customerDetail'
import { exportHosting } from './exportHosting'
import { hostingStats } from './hostingStats'
import { invoiceDetail } from './invoiceDetail'
import { invoiceFile } from './invoiceFile'
import { listHosting } from './listHosting'
import { orderDetail } from './orderDetail'

const PATH = '/hosting-console'

/** What the hosting console reads and does. To anybody who does not sell none of it exists. */
export const hostingConsole: Endpoint[] = [
  officeEndpoint('get', PATH, async (ctx, req) => json(await listHosting(ctx, queryOf(req)))),
  officeEndpoint('get', `${PATH}/stats`, async ctx => json(await hostingStats(ctx))),
  officeEndpoint('get', `${PATH}/order`, about(orderDetail)),
  officeEndpoint('get', `${PATH}/customer`, about(customerDetail)),
  officeEndpoint('get', `${PATH}/invoice`, about(invoiceDetail)),
  officeEndpoint('get', `${PATH}/invoice.pdf`, showInvoice),
  exportEndpoint(`${PATH}/export.csv`, csv),
  ...consoleActions,
]

/** Everything about the record that an address names. */
function about(read: (ctx: Ctx, id: string) => Promise<object | null>) {
  return async (ctx: Ctx, req: PayloadRequest) => {
    const id = idIn(req)
    const found = id && (await read(ctx, id))
    return found ? json(found) : notFound()
  }
}

async function showInvoice(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const id = idIn(req)
  const found = id && (await invoiceFile(ctx, id))
  if (!found) return notFound()
  const content = new Uint8Array(found.content)
  return file(content, { type: 'application/pdf', name: found.filename, as: 'inline' })
}

async function csv(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const query = queryOf(req)
  await recordExport(ctx, query.tab)
  const name = `hosting-${query.tab}-${dayOf(ctx.now())}.csv`
  return file(exportHosting(ctx, query), { type: 'text/csv; charset=utf-8', name, as: 'attachment' })
}

function queryOf({ searchParams }: PayloadRequest) {
  return readHostingQuery(name => searchParams.get(name))
}

function idIn({ searchParams }: PayloadRequest): string | null {
  const id = searchParams.get('id')
  return isRecordId(id) ? id : null
}
