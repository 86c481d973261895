import { Link } from 'gatsby';
import styled from 'styled-components';
import { monthAndYear } from '../domain/london-day';
import { useSite } from '../site-data/use-site';
import { token } from '../theme/tokens';

/** Names the service that a photograph or a review belongs to, and leads to its page. */
export function ServiceLink({ to }: { to: string | null | undefined }) {
  const service = useSite().services.find(({ route }) => route === to);
  return service && <Link to={service.route}>{service.linkText}</Link>;
}

interface Job {
  town?: string | null;
  on?: string | null;
}

/** Says where and when a job was, as far as that is known. */
export const JobWords = ({ town, on }: Job) => [town, on && monthAndYear(on)].filter(Boolean).join(', ');

// An element of its own, so that only pages with such a line carry its styles.
const Line = styled.p`
  && {
    font-size: 0.9375rem;
    color: ${token('ink-500')};
  }
`;

/** Says of a photograph which job it shows. Without anything known it shows nothing. */
export const JobLine = ({ service, ...job }: Job & { service: string | null }) =>
  (service ?? job.town ?? job.on) && (
    <Line>
      <ServiceLink to={service} />
      {service && (job.town ?? job.on) && ', '}
      <JobWords {...job} />
    </Line>
  );
