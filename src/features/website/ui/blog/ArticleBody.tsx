import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import { Picture } from '@/design-system/primitives/Picture'
import { headingIds, type RichTextNode, type RichText as Text } from '../../model/richText'

/** Headings get the id that the table of contents leads to, pictures their caption; the rest is drawn as it comes. */
function convertersFor(body: Text): JSXConvertersFunction {
  const ids = headingIds(body)
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    heading: ({ node, nodesToJSX }) => {
      const Heading = node.tag
      return <Heading id={ids.get(node as RichTextNode)}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
    upload: ({ node }) => <Illustration node={node as unknown as RichTextNode} />,
  })
}

function Illustration({ node: { fields, picture } }: { node: RichTextNode }) {
  if (!picture) return null
  return (
    <figure>
      <Picture image={picture} sizes="(min-width: 1024px) 640px, 100vw" />
      {fields?.caption && <figcaption>{fields.caption}</figcaption>}
    </figure>
  )
}

export function ArticleBody({ body }: { body: Text }) {
  return <RichText data={body as never} converters={convertersFor(body)} className="prose" />
}
