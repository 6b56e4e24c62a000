import type { AssetSource, AssetSourceUploadEvent, AssetSourceUploader, AssetSourceUploadFile } from 'sanity'
import { findUploadProblem } from './check-upload.ts'
import { reportRefusal } from './upload-refusals.tsx'

type Upload = AssetSourceUploader['upload']
type Subscriber = (event: AssetSourceUploadEvent) => void

/** A source of pictures or files that looks into each before it is sent, and says what is wrong with one it keeps back. */
export function checkedSource(source: AssetSource): AssetSource {
  const { Uploader } = source
  if (!Uploader) return source
  return {
    ...source,
    Uploader: class CheckedUploader extends Uploader {
      readonly #subscribers = new Set<Subscriber>()

      override upload(...[files, options]: Parameters<Upload>): AssetSourceUploadFile[] {
        const send = () => super.upload(files, options)
        this.#check(files, options).then((isFine) => (isFine ? send() : this.#end()), send)
        return this.getFiles()
      }

      override subscribe(subscriber: Subscriber): () => void {
        this.#subscribers.add(subscriber)
        const leave = super.subscribe(subscriber)
        return () => {
          this.#subscribers.delete(subscriber)
          leave()
        }
      }

      async #check(...[files, options]: Parameters<Upload>): Promise<boolean> {
        const problems = await Promise.all(files.map((file) => findUploadProblem(file, options?.schemaType)))
        const found = problems.filter((problem) => problem !== null)
        for (const problem of found) reportRefusal(problem)
        return found.length === 0
      }

      /** The form is as it was before the file was chosen. */
      #end(): void {
        for (const tell of this.#subscribers) tell({ type: 'all-complete', files: [] })
      }
    },
  }
}
