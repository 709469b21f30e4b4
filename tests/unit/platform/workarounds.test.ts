import { readFileSync } from 'node:fs'
import { nl } from '@payloadcms/translations/languages/nl'
import { describe, expect, test } from 'vitest'

const distOf = (name: string) => `node_modules/${name}/dist`
const PAYLOAD = distOf('payload')
const UI = distOf('@payloadcms/ui')
const NEXT = distOf('next')

/**
 * What each workaround works around. A test that fails after an upgrade names a file that can go, or has to be compared
 * with what the package does now.
 */
describe('still needed in platform/payload', () => {
  test('translations: Payload has no Dutch for adding several files', () => {
    expect(nl.translations.upload.bulkUpload).toBe('Bulk Upload')
  })

  test.each<[string, string, string]>([
    ['withoutCriticalCh', `${distOf('@payloadcms/next')}/withPayload/withPayload.js`, "key: 'Critical-CH'"],
    ['admin/OpenNav', `${UI}/elements/Nav/context.js`, 'if (largeBreak === true || midBreak === true'],
    ['withoutLogOutTimer', `${UI}/providers/Auth/index.js`, 'forceLogOutTimeoutRef.current = setTimeout('],
    ['hideInheritedNames', `${PAYLOAD}/utilities/handleEndpoints.js`, 'payload.collections[firstParam]'],
    ['missingFile', `${PAYLOAD}/uploads/endpoints/getFile.js`, "err.code === 'ENOENT'"],
    ['builtInCollections', `${PAYLOAD}/preferences/config.js`, 'read: preferenceAccess'],
    ['formatAdminErrors', `${PAYLOAD}/utilities/formatErrors.js`, "incoming.name === 'ValidationError'"],
    ['restoreGuards', `${PAYLOAD}/globals/operations/restoreVersion.js`, 'rawVersion.version.globalType'],
  ])('%s: the package does what it works around', (_name, file, does) => {
    expect(readFileSync(file, 'utf8')).toContain(does)
  })
})

describe('still needed in platform/next', () => {
  test.each<[string, string, string]>([
    [
      'unreadableActions',
      `${NEXT}/server/app-render/action-handler.js`,
      'res.statusCode = 500;\n            metadata',
    ],
    [
      'pageCache',
      `${NEXT}/server/lib/incremental-cache/file-system-cache.js`,
      'if (!this.flushToDisk || !data) return;',
    ],
  ])('%s: the package does what it works around', (_name, file, does) => {
    expect(readFileSync(file, 'utf8')).toContain(does)
  })

  test('precompressedFiles: Next serves a file without looking for its compressed one', () => {
    expect(readFileSync(`${NEXT}/server/serve-static.js`, 'utf8')).not.toMatch(
      /brotli|\.br\b|content-encoding/i,
    )
  })

  test('precompileHints: no scripts of Next begin with a hint', () => {
    expect(readFileSync(`${NEXT}/build/index.js`, 'utf8')).not.toContain('allFunctionsCalledOnLoad')
  })
})
