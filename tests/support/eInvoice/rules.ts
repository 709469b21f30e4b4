import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { evaluateXPath, evaluateXPathToBoolean, evaluateXPathToNodes } from 'fontoxpath'
import { type Document, type Element, type Node, parseXmlDocument } from 'slimdom'
import { validateXML } from 'xmllint-wasm'

const FOLDER = import.meta.dirname
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')

type Let = { name: string; value: string }
type Assert = { id: string; test: string }
type Rule = { context: string; lets: Let[]; asserts: Assert[] }
type Pattern = { lets: Let[]; rules: Rule[] }

const NAMESPACES: Record<string, string> = {
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  cn: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  ubl: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  xs: 'http://www.w3.org/2001/XMLSchema',
}

const EN16931 = patternsOf('en16931/EN16931-UBL-validation-preprocessed.sch')
const NLCIUS = [...patternsOf('nlcius/si-ubl-2.0.sch'), ...patternsOf('nlcius/si-ubl-2.0-nlcius.sch')]

/** The numbers of the rules of EN 16931 and NLCIUS that a document breaks, advice included. */
export function brokenRules(xml: string | Buffer): string[] {
  const document = parseXmlDocument(String(xml))
  const broken = [...EN16931, ...NLCIUS].flatMap(pattern => brokenIn(document, pattern))
  return [...new Set(broken)]
}

/** Every rule that is run. */
export const RULES = [...EN16931, ...NLCIUS].flatMap(({ rules }) => rules.flatMap(({ asserts }) => asserts))

/** What the schema of UBL 2.1 has against a document. */
export async function schemaErrors(xml: string | Buffer): Promise<string[]> {
  const name = /<CreditNote/.test(String(xml)) ? 'CreditNote' : 'Invoice'
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: String(xml) }],
    schema: [schemaFile(`maindoc/UBL-${name}-2.1.xsd`)],
    preload: COMMON,
    initialMemoryPages: 1024,
    maxMemoryPages: 4096,
  })
  return errors.map(({ message }) => message)
}

const schemaFile = (name: string) => {
  const contents = read(`ubl-2.1/${name}`)
  // All files are in one folder there.
  return {
    fileName: path.basename(name),
    contents: contents.replaceAll('schemaLocation="../common/', 'schemaLocation="'),
  }
}
const COMMON = readdirSync(path.join(FOLDER, 'ubl-2.1/common')).map(name => schemaFile(`common/${name}`))

/** Of each pattern only the first rule that fits an element is asked of it. */
function brokenIn(document: Document, { lets, rules }: Pattern): string[] {
  const asked = new Set<Node>()
  const shared = bound(lets, document, {})
  return rules.flatMap(({ context, lets: own, asserts }) => {
    const found = evaluateXPathToNodes(anywhere(context), document, null, shared, OPTIONS) as Node[]
    const nodes = found.filter(node => !asked.has(node))
    return nodes.flatMap(node => {
      asked.add(node)
      const variables = bound(own, node, shared)
      const fails = ({ test }: Assert) => !evaluateXPathToBoolean(test, node, null, variables, OPTIONS)
      return asserts.filter(fails).map(({ id }) => id)
    })
  })
}

const OPTIONS = { namespaceResolver: (prefix: string) => NAMESPACES[prefix] ?? null }

function bound(lets: Let[], node: Node, outer: Record<string, unknown>): Record<string, unknown> {
  const variables = { ...outer }
  for (const { name, value } of lets)
    variables[name] = evaluateXPath(value, node, null, variables, undefined, OPTIONS)
  return variables
}

/** A context is a pattern of XSLT: it fits at any depth. Alternatives are divided at bars outside brackets and quotes. */
function anywhere(context: string): string {
  const parts = context.match(/(?:\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)*\]|'[^']*'|[^|'[\]])+/g) ?? []
  return parts
    .map(each => each.trim())
    .map(each => (each.startsWith('/') ? each : `//${each}`))
    .join(' | ')
}

function patternsOf(file: string): Pattern[] {
  const root = parseXmlDocument(read(file)).documentElement
  if (!root) throw new Error(`${file} is empty`)
  const patterns = root.localName === 'pattern' ? [root] : childrenOf(root, 'pattern')
  return patterns.map(pattern => ({
    lets: letsOf(pattern),
    rules: childrenOf(pattern, 'rule').map(rule => ({
      context: rule.getAttribute('context') ?? '',
      lets: letsOf(rule),
      asserts: childrenOf(rule, 'assert').map(assert => ({
        id: assert.getAttribute('id') ?? /\[([^\]]+)\]/.exec(assert.textContent ?? '')?.[1] ?? '',
        test: assert.getAttribute('test') ?? 'false()',
      })),
    })),
  }))
}

function letsOf(element: Element): Let[] {
  return childrenOf(element, 'let').map(each => ({
    name: each.getAttribute('name') ?? '',
    value: each.getAttribute('value') ?? '',
  }))
}

function childrenOf(element: Element, name: string): Element[] {
  return element.children.filter(child => child.localName === name)
}
