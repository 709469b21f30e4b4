import type { CollectionConfig, CustomComponent, GlobalConfig, Plugin } from 'payload'
import { refuseStaleGlobal, refuseStaleRecord, savedByField } from './staleCopies'

const GUARDS = ['@/platform/editing/admin/SaveGuard', '@/platform/editing/admin/LockOwner']
const VERSIONS = { Component: '@/platform/editing/admin/VersionsView' }
const PLANS = '@/platform/editing/admin/SchedulePublication'

/** The second editor to save chooses (decision 029). */
export const detectEditConflicts: Plugin = config => ({
  ...config,
  collections: config.collections?.map(guardedCollection),
  globals: config.globals?.map(guardedGlobal),
})

function guardedCollection(config: CollectionConfig): CollectionConfig {
  const { admin, hooks } = config
  const edit = admin?.components?.edit
  const components = {
    ...admin?.components,
    ...viewsOf(config.versions, admin?.components?.views),
    edit: { ...edit, beforeDocumentControls: controlsOf(config, edit) },
  }
  return {
    ...{ ...config, fields: fieldsOf(config), admin: { ...admin, components } },
    hooks: { ...hooks, beforeOperation: [refuseStaleRecord, ...(hooks?.beforeOperation ?? [])] },
  }
}

function guardedGlobal(config: GlobalConfig): GlobalConfig {
  const { admin, hooks } = config
  const elements = admin?.components?.elements
  const components = {
    ...admin?.components,
    ...viewsOf(config.versions, admin?.components?.views),
    elements: { ...elements, beforeDocumentControls: controlsOf(config, elements) },
  }
  return {
    ...{ ...config, fields: fieldsOf(config), admin: { ...admin, components } },
    hooks: { ...hooks, beforeOperation: [refuseStaleGlobal, ...(hooks?.beforeOperation ?? [])] },
  }
}

type Config = CollectionConfig | GlobalConfig

const fieldsOf = ({ fields, versions }: Config) => (versions ? [...fields, savedByField] : fields)

function controlsOf({ versions }: Config, own: { beforeDocumentControls?: CustomComponent[] } = {}) {
  const plans = typeof versions === 'object' && versions.drafts ? [PLANS] : []
  return [...(own.beforeDocumentControls ?? []), ...plans, ...GUARDS]
}

const viewsOf = <Views extends { edit?: object } | undefined>(versions: Config['versions'], views: Views) =>
  versions ? { views: { ...views, edit: { ...views?.edit, versions: VERSIONS } } } : {}
