import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug } from 'payload'
import { asUser } from '@/platform/access/authority'
import { ctxOf } from '@/platform/ctx'
import { formatMoment } from '@/platform/time/zone'

const PER_PAGE = 25

type Version = {
  id: string
  updatedAt: string
  autosave?: boolean | null
  version: { _status?: 'draft' | 'published' | null; savedBy?: string | null }
}

export default async function VersionsView({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig } = initPageResult
  const page = Math.max(1, Number(searchParams?.page) || 1)
  const { docs, hasNextPage } = await versionsOf(initPageResult, page)
  const label = collectionConfig?.labels.plural ?? globalConfig?.label
  const path = collectionConfig
    ? `collections/${collectionConfig.slug}/${docID}`
    : `globals/${globalConfig?.slug}`
  const address = `/admin/${path}/versions`
  return (
    <>
      <SetDocumentStepNav
        id={docID}
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        pluralLabel={typeof label === 'string' ? label : ''}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view="Versies"
      />
      <main className="admin-versions">
        <Gutter>
          <table>
            <caption>Kies een versie om te zien wat er anders is, of om die terug te zetten.</caption>
            <thead>
              <tr>
                <th scope="col">Opgeslagen op</th>
                <th scope="col">Gemaakt door</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {docs.map(each => (
                <tr key={each.id}>
                  <td>
                    <a href={`${address}/${each.id}`}>{formatMoment(new Date(each.updatedAt))}</a>
                  </td>
                  <td>{each.version.savedBy ?? 'Automatisch'}</td>
                  <td>{statusOf(each)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <nav className="admin-actions" aria-label="Meer versies">
            {page > 1 && <a href={`${address}?page=${page - 1}`}>Nieuwere versies</a>}
            {hasNextPage && <a href={`${address}?page=${page + 1}`}>Oudere versies</a>}
          </nav>
        </Gutter>
      </main>
    </>
  )
}

function statusOf({ autosave, version }: Version): string {
  if (!version._status) return 'Bewaard'
  if (version._status === 'published') return 'Gepubliceerd'
  return autosave ? 'Concept, bewaard tijdens het typen' : 'Concept'
}

type OpenRecord = DocumentViewServerProps['initPageResult']

async function versionsOf({ collectionConfig, docID, globalConfig, req }: OpenRecord, page: number) {
  const query = { depth: 0, limit: PER_PAGE, page, sort: '-updatedAt', req } as const
  const reader = ctxOf(req)
  const found = collectionConfig
    ? await req.payload.findVersions({
        ...query,
        ...asUser(reader),
        collection: collectionConfig.slug as CollectionSlug,
        where: { parent: { equals: docID } },
      })
    : await req.payload.findGlobalVersions({
        ...query,
        ...asUser(reader),
        slug: globalConfig?.slug as GlobalSlug,
      })
  return found as unknown as { docs: Version[]; hasNextPage: boolean }
}
