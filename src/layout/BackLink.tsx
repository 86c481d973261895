import { ArrowLink } from '../ui/controls/Links';
import { nameOf } from '../site-data/trail';
import { useSite } from '../site-data/use-site';

/** Links back to a page of the main navigation by its name there, such as 'Back to DIY Hub'. */
export function BackLink({ to }: { to: string }) {
  const { navigation, words } = useSite();
  return <ArrowLink to={to} label={`${words.frame.back} ${nameOf(to, navigation)}`} back />;
}
