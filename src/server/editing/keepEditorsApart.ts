import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { refuseOlderGlobal, refuseOlderRecord } from './refuseOlderCopy'
import { savedByField } from './savedBy'

const GUARD = '@/admin/editing/SaveGuard'
const VERSIONS = { Component: '@/admin/editing/VersionsView' }
const PLANS = '@/admin/editing/PlanPublication'

/** Two editors of one record: the second to save chooses, and every version names who made it (decision 029). */
export const keepEditorsApart: Plugin = config => ({
  ...config,
  collections: config.collections?.map(guardedCollection),
  globals: config.globals?.map(guardedGlobal),
})

function guardedCollection(config: CollectionConfig): CollectionConfig {
  const { admin, hooks } = config
  const edit = admin?.components?.edit
  const controls = [...(edit?.beforeDocumentControls ?? []), ...controlsOf(config)]
  return {
    ...config,
    fields: config.versions ? [...config.fields, savedByField] : config.fields,
    hooks: { ...hooks, beforeOperation: [refuseOlderRecord, ...(hooks?.beforeOperation ?? [])] },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: { ...edit, beforeDocumentControls: controls },
        ...(config.versions && viewsOf(admin?.components?.views)),
      },
    },
  }
}

function guardedGlobal(config: GlobalConfig): GlobalConfig {
  const { admin, hooks } = config
  const elements = admin?.components?.elements
  const controls = [...(elements?.beforeDocumentControls ?? []), ...controlsOf(config)]
  return {
    ...config,
    fields: config.versions ? [...config.fields, savedByField] : config.fields,
    hooks: { ...hooks, beforeOperation: [refuseOlderGlobal, ...(hooks?.beforeOperation ?? [])] },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: { ...elements, beforeDocumentControls: controls },
        ...(config.versions && viewsOf(admin?.components?.views)),
      },
    },
  }
}

/** Only what has drafts can be planned. */
const controlsOf = ({ versions }: CollectionConfig | GlobalConfig) =>
  typeof versions === 'object' && versions.drafts ? [PLANS, GUARD] : [GUARD]

const viewsOf = <Views extends { edit?: object } | undefined>(views: Views) => ({
  views: { ...views, edit: { ...views?.edit, versions: VERSIONS } },
})
