import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nl } from '@payloadcms/translations/languages/nl'
import { describe, expect, test } from 'vitest'

const distOf = (name: string) => `node_modules/${name}/dist`
const PAYLOAD = distOf('payload')
const UI = distOf('@payloadcms/ui')
const NEXT = distOf('next')

type Workaround = { name: string; file: string; does?: string; lacks?: RegExp }

/** What the package does, or lacks, for which a workaround is needed. */
const WORKAROUNDS: Workaround[] = [
  { name: 'LockOwner', file: `${UI}/elements/DocumentLocked/index.js`, does: 'user.email ?? user.id' },
  {
    name: 'OpenNav',
    file: `${UI}/elements/Nav/context.js`,
    does: 'if (largeBreak === true || midBreak === true',
  },
  {
    name: 'WithoutPassword',
    file: `${UI}/views/Edit/Auth/index.js`,
    does: '(changingPassword || requirePassword) && (!disableLocalStrategy || !enableFields)',
  },
  {
    name: 'bucketStorage',
    file: `${distOf('@payloadcms/storage-s3')}/index.js`,
    does: 'initClientUploads({',
  },
  { name: 'builtInCollections', file: `${PAYLOAD}/preferences/config.js`, does: 'read: preferenceAccess' },
  { name: 'databaseErrors', file: 'node_modules/drizzle-orm/errors.js', does: 'this.params = params' },
  {
    name: 'draftDefaults',
    file: `${PAYLOAD}/collections/operations/create.js`,
    does: 'skipValidation: isSavingDraft',
  },
  {
    name: 'formatAdminErrors',
    file: `${PAYLOAD}/utilities/formatErrors.js`,
    does: "incoming.name === 'ValidationError'",
  },
  {
    name: 'hideInheritedNames',
    file: `${PAYLOAD}/utilities/handleEndpoints.js`,
    does: 'payload.collections[firstParam]',
  },
  { name: 'lockAccount', file: `${PAYLOAD}/auth/sessions.js`, does: 'data: user,' },
  { name: 'missingFile', file: `${PAYLOAD}/uploads/endpoints/getFile.js`, does: "err.code === 'ENOENT'" },
  {
    name: 'rejectUnreadableInput',
    file: `${PAYLOAD}/utilities/routeError.js`,
    does: 'err.status || httpStatus.INTERNAL_SERVER_ERROR',
  },
  { name: 'restAnswers', file: `${distOf('@payloadcms/next')}/routes/rest/index.js`, lacks: /\bHEAD\b/ },
  {
    name: 'restoreGuards',
    file: `${PAYLOAD}/globals/operations/restoreVersion.js`,
    does: 'rawVersion.version.globalType',
  },
  { name: 'scheduledPublish', file: `${PAYLOAD}/versions/schedule/job.js`, lacks: /waitUntil/ },
  {
    name: 'withoutCriticalCh',
    file: `${distOf('@payloadcms/next')}/withPayload/withPayload.js`,
    does: "key: 'Critical-CH'",
  },
  {
    name: 'withoutLogOutTimer',
    file: `${UI}/providers/Auth/index.js`,
    does: 'forceLogOutTimeoutRef.current = setTimeout(',
  },
  { name: 'buildFiles', file: `${NEXT}/build/index.js`, lacks: /allFunctionsCalledOnLoad/ },
  { name: 'buildFiles', file: `${NEXT}/server/serve-static.js`, lacks: /brotli|\.br\b|content-encoding/i },
  {
    name: 'deployment',
    file: `${NEXT}/client/components/router-reducer/reducers/server-action-reducer.js`,
    does: 'throw new _unrecognizedactionerror.UnrecognizedActionError',
  },
  {
    name: 'guardRequests',
    file: `${NEXT}/server/lib/start-server.js`,
    does: '_http.default.createServer(requestListener)',
  },
  {
    name: 'answersUnderWay',
    file: `${NEXT}/server/lib/start-server.js`,
    does: 'server.close((err)=>',
  },
  {
    name: 'serve',
    file: `${NEXT}/server/lib/router-utils/resolve-routes.js`,
    does: "formatHostname)(opts.hostname || 'localhost')",
  },
  {
    name: 'refuseStart',
    file: `${NEXT}/server/lib/router-utils/instrumentation-globals.external.js`,
    does: 'An error occurred while loading instrumentation hook',
  },
  {
    name: 'notFound',
    file: `${NEXT}/server/app-render/make-get-server-inserted-html.js`,
    does: 'content: "noindex"',
  },
  {
    name: 'late',
    file: `${NEXT}/server/app-render/use-flight-response.js`,
    does: '`(self.__next_f=self.__next_f||[]).push($',
  },
  {
    name: 'late',
    file: `${NEXT}/server/response-cache/index.js`,
    does: 'await incrementalCache.set(key, incrementalResponseCacheEntry.value',
  },
  {
    name: 'pageCache',
    file: `${NEXT}/server/lib/incremental-cache/file-system-cache.js`,
    does: 'if (!this.flushToDisk || !data) return;',
  },
  {
    name: 'revalidate',
    file: `${NEXT}/server/lib/incremental-cache/tags-manifest.external.js`,
    does: 'const tagsManifest = new Map();',
  },
  {
    name: 'unreadableActions',
    file: `${NEXT}/server/app-render/action-handler.js`,
    does: 'res.statusCode = 500;\n            metadata',
  },
]

/** A test that fails after an upgrade names a file that can go, or must be compared with what the package does now. */
describe('each workaround is still needed', () => {
  test.each(WORKAROUNDS)('$name, for $file', ({ file, does, lacks }) => {
    const source = readFileSync(file, 'utf8')
    if (does) expect(source).toContain(does)
    if (lacks) expect(source).not.toMatch(lacks)
  })

  test('translations: Payload has no Dutch for adding several files', () => {
    expect(nl.translations.upload.bulkUpload).toBe('Bulk Upload')
  })
})

const FOLDERS = ['src/platform/payload', 'src/platform/next']
const HEAD =
  /^(?:'use client'\n\n)?\/\/ Works around: .+\n\/\/ Upstream: .+\n\/\/ Removal test: `(\w+)` in tests\/unit\/platform\/workarounds\.test\.ts\.\n/

const files = FOLDERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => path.join(folder, name))
    .filter(file => /\.(tsx?|mjs)$/.test(file)),
)

test.each(files)('%s says what it works around, where that is known, and when it can go', file => {
  const [, name] = HEAD.exec(readFileSync(file, 'utf8')) ?? []
  expect(['translations', ...WORKAROUNDS.map(each => each.name)]).toContain(name)
})
