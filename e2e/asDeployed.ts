/** The functions run here as they are deployed: with React's code for production, above all. */
process.env.NODE_ENV = 'production';
