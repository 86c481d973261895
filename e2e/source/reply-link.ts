export { replyFragment } from '../../src/mail/reply-link';
