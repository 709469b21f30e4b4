import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import { headingIds, type RichTextNode, type RichText as Text } from '@/domain/site/richText'

/** Headings get the id that the table of contents leads to; the rest is drawn as it comes. */
function convertersFor(body: Text): JSXConvertersFunction {
  const ids = headingIds(body)
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    heading: ({ node, nodesToJSX }) => {
      const Heading = node.tag
      return <Heading id={ids.get(node as RichTextNode)}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
  })
}

export function ArticleBody({ body }: { body: Text }) {
  return <RichText data={body as never} converters={convertersFor(body)} className="prose" />
}
