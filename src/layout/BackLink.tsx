import { ArrowLink } from '../ui/Links';
import { nameOf } from './trail';
import { useSite } from './use-site';

/** 'Back to DIY Hub': a link to a page of the main navigation, named as it is there. */
export function BackLink({ to }: { to: string }) {
  const { navigation, words } = useSite();
  return <ArrowLink to={to} label={`${words.frame.back} ${nameOf(to, navigation)}`} back />;
}
