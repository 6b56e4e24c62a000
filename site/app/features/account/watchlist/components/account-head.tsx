import type { ReactNode } from 'react'
import { signOutPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'

/** The head of a signed-in page: its title, the number, the sign-out button and links to what belongs to it. */
export function AccountHead({ title, phone, children }: AccountHeadProps) {
  return (
    <PageHead title={title}>
      <form className="garage__who" method="post" action={signOutPath()}>
        <p>
          Signed in as <span className="num">{phone}</span>
        </p>
        <Button type="submit" look="line" size="small">
          Sign Out
        </Button>
      </form>
      {children}
    </PageHead>
  )
}

type AccountHeadProps = { title: string; phone: string; children?: ReactNode }
